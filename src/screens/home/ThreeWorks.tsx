import styled from 'styled-components';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { nextToTry } from '../../content/facts/prototypeWords.ts';
import { routes, workPath } from '../../site.ts';
import { below, from } from '../../theme/theme.ts';
import { fromTablet, space } from '../../theme/tokens.ts';
import { Field, Grid } from '../../ui/Field.tsx';
import { Link, TextLink } from '../../ui/Link.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Swipe } from '../../ui/Swipe.tsx';
import { PrototypeCaption } from '../work/Prototype.styles.ts';
import { PrototypePicture } from '../work/PrototypePicture.tsx';
import { tryItId } from '../work/prototypeFrame.ts';
import { WorkTeaser } from '../works/WorkTeaser.tsx';
import type { ShownWork } from './shownWorks.props.ts';

/** The second leans left, the third hangs over the right edge. */
const Pair = styled(Grid)`
  --each: 78vw;
  margin-top: clamp(1rem, 4vw, 4rem);
  ${below.tablet} { margin-top: 0; p { display: none; } }
  ${from.tablet} {
    & > :first-child { grid-column: 1 / 6; align-self: end; padding-right: 1rem; }
    img { aspect-ratio: 3 / 2; }
    & > :last-child { grid-column: 6 / -1; margin-right: calc(-1 * ${space.margin}); }
  }
`;

/** A prototype to be tried out, in place of a cover. Of a phone's crop it shows the middle, as no day's may make the page longer. */
const Bench = ({
  work,
  next: { slug, client, lang },
}: {
  work: ShownWork;
  next: NonNullable<ShownWork['next']>;
}) => (
  <WorkTeaser work={work} large>
    <figure>
      <PrototypePicture picture={work.cover} prototype={work} sizes="min(133vh, 100vw)" inviting />
      <PrototypeCaption>
        <Link href={`${workPath(slug)}#${tryItId}`}>
          {`${nextToTry} `}
          <span lang={lang}>{client}</span>
        </Link>
      </PrototypeCaption>
    </figure>
  </WorkTeaser>
);

type Props = NonNullable<PageText<'home'>['works']> & { works: ShownWork[] };

export const ThreeWorks = ({ heading, text, link, works: [first, second, third] }: Props) => (
  <Field aria-labelledby="works">
    <SectionHead small id="works" heading={heading} text={text} />
    <div style={{ marginTop: '1rem' }}>
      {first &&
        (first.next ? (
          <Bench work={first} next={first.next} />
        ) : (
          <WorkTeaser work={first} sizes="100vw" large />
        ))}
    </div>
    {second && (
      <Swipe>
        <Pair>
          <WorkTeaser work={second} sizes={`${fromTablet} 40vw, 78vw`} />
          {third && <WorkTeaser work={third} sizes={`${fromTablet} 57vw, 78vw`} />}
        </Pair>
      </Swipe>
    )}
    <TextLink href={routes.works} style={{ marginTop: '1rem' }}>
      {link}
    </TextLink>
  </Field>
);
