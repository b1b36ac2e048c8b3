import styled from 'styled-components';
import words from '#words/prototype';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { routes, workPath } from '../../site.ts';
import { below, from } from '../../theme/theme.ts';
import { fromTablet, space, spacing } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { Link, TextLink } from '../../ui/Link.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Swipe } from '../../ui/Swipe.tsx';
import { PrototypeCaption } from '../work/Prototype.styles.ts';
import { PrototypePicture } from '../work/PrototypePicture.tsx';
import { tryItId } from '../work/prototypeFrame.ts';
import { WorkTeaser } from '../works/WorkTeaser.tsx';
import type { ShownWork } from './shownWorks.props.ts';

/**
 * The second work takes five of twelve columns. The third takes the rest up to the window's right
 * edge.
 */
const ThreeWorksPair = styled.div`
  --each: 78vw;
  column-gap: ${space.gutter};
  ${below.tablet} { p { display: none; } }
  ${from.tablet} {
    display: grid;
    grid-template-columns: calc((100% - ${space.margin}) * 5 / 12 - 2rem) minmax(0, 1fr);
    column-gap: calc(${space.gutter} + 1rem);
    align-items: end;
    margin: ${spacing.xl} calc(-1 * ${space.margin}) 0 0;
    img { aspect-ratio: 3 / 2; }
  }
`;

/**
 * A work with a prototype in place of a cover. Phones crop the picture, so that the page has the
 * same height every day.
 */
const PrototypeTeaser = ({
  work,
  next: { slug, client, lang },
}: {
  work: ShownWork;
  next: NonNullable<ShownWork['next']>;
}) => (
  <WorkTeaser work={work} large>
    <figure>
      <PrototypePicture
        picture={work.cover}
        prototype={work}
        sizes="min(133vh, 100vw)"
        opensOnHover
      />
      <PrototypeCaption>
        <Link href={`${workPath(slug)}#${tryItId}`}>
          {`${words.next} `}
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
          <PrototypeTeaser work={first} next={first.next} />
        ) : (
          <WorkTeaser work={first} sizes="100vw" large />
        ))}
    </div>
    {second && (
      <Swipe>
        <ThreeWorksPair>
          <WorkTeaser work={second} sizes={`${fromTablet} 40vw, 78vw`} />
          {third && <WorkTeaser work={third} sizes={`${fromTablet} 57vw, 78vw`} />}
        </ThreeWorksPair>
      </Swipe>
    )}
    <TextLink href={routes.works} style={{ marginTop: '1rem' }}>
      {link}
    </TextLink>
  </Field>
);
