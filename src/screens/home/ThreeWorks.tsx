import styled from 'styled-components';
import type { PageText } from '../../content/pageSchemas.ts';
import { prototypeWords } from '../../content/prototypeWords.ts';
import { routes, workPath } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { fromTablet, space } from '../../theme/tokens.ts';
import { Field, Grid } from '../../ui/Field.tsx';
import { Link, TextLink } from '../../ui/Link.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Caption, PrototypePicture } from '../work/PrototypePicture.tsx';
import { tryItId } from '../work/prototypeFrame.ts';
import { WorkTeaser } from '../works/WorkTeaser.tsx';
import type { ShownWork } from './shownWorks.ts';

/** Three scales: the first fills the window's width, the second leans right, the third hangs lower on the left. */
const Three = styled(Grid)`
  row-gap: clamp(3rem, 7vw, 7rem);
  margin-top: clamp(2rem, 5vw, 4rem);
  & > * { grid-column: 1 / -1; }
  ${from.tablet} {
    & > :nth-child(2) { grid-column: 1 / 6; align-self: end; padding-right: 1rem; }
    & > :nth-child(3) { grid-column: 6 / -1; margin-right: calc(-1 * ${space.margin}); }
  }
`;

/** A prototype to be tried out, in place of a cover. */
const Bench = ({ work, next: { slug, client, lang } }: { work: ShownWork; next: NonNullable<ShownWork['next']> }) => (
  <WorkTeaser work={work} large>
    <figure style={work.shape ? ({ '--phone': work.shape } as React.CSSProperties) : undefined}>
      <PrototypePicture picture={work.cover} prototype={work} sizes="min(133vh, 100vw)" inviting />
      <Caption>
        <Link href={`${workPath(slug)}#${tryItId}`}>
          {prototypeWords.next} <span lang={lang}>{client}</span>
        </Link>
      </Caption>
    </figure>
  </WorkTeaser>
);

type Props = PageText<'home'>['works'] & { works: ShownWork[] };

export const ThreeWorks = ({ heading, text, link, works: [first, second, third] }: Props) => (
  <Field aria-labelledby="works">
    <SectionHead id="works" heading={heading} text={text} />
    <Three>
      {first && (first.next ? <Bench work={first} next={first.next} /> : <WorkTeaser work={first} sizes="100vw" large />)}
      {second && <WorkTeaser work={second} sizes={`${fromTablet} 41vw, 92vw`} />}
      {third && <WorkTeaser work={third} sizes={`${fromTablet} 57vw, 92vw`} />}
    </Three>
    <TextLink href={routes.works} style={{ marginTop: '3rem' }}>
      {link}
    </TextLink>
  </Field>
);
