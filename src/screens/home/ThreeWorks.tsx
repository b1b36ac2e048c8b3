import styled from 'styled-components';
import words from '#words/prototype';
import type { PageText } from '../../content/schemas/pageSchemas.ts';
import { routes, workPath } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { fromTablet, space, spacing } from '../../theme/tokens.ts';
import { Link, TextLink } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { Swipe } from '../../ui/Swipe.tsx';
import { Chapter, Heading, Title } from '../../ui/text.ts';
import { PrototypeCaption } from '../shared/prototype/Prototype.styles.ts';
import { PrototypePicture } from '../shared/prototype/PrototypePicture.tsx';
import { tryItId } from '../shared/prototype/prototypeFrame.ts';
import { WorkTeaser } from '../shared/works/WorkTeaser.tsx';
import type { ShownWork } from './shownWorks.props.ts';

/** The third work is larger than the second, and reaches the window's right edge. */
const ThreeWorksPair = styled.div`
  --each: 78vw;
  column-gap: ${space.gutter};
  ${from.tablet} {
    display: grid;
    grid-template-columns: 5fr 8fr;
    margin: ${spacing.xl} calc(-1 * ${space.margin}) 0 0;
    img { aspect-ratio: 3 / 2; }
  }
`;

const PrototypeArticle = styled.article`
  figure { margin: 2.5rem calc(-1 * ${space.margin}) 0; }
  h3 a:not(:hover) { text-decoration: none; }
  figcaption a { display: inline-block; }
  strong { margin-right: 1.5rem; }
`;

/** A work's prototype, below the invitation to try it. */
const PrototypeTeaser = ({
  work,
  next: { slug, client, lang },
}: {
  work: ShownWork;
  next: NonNullable<ShownWork['next']>;
}) => (
  <PrototypeArticle>
    <Chapter as="h3">
      <Link href={workPath(work.slug)}>{work.title}</Link>
    </Chapter>
    <figure>
      <PrototypePicture
        picture={work.cover}
        prototype={work}
        sizes="min(133vh, 100vw)"
        opensOnHover
      />
      <PrototypeCaption>
        <strong lang={work.lang}>{work.client}</strong>{' '}
        <Link href={`${workPath(slug)}#${tryItId}`}>
          {`${words.next} `}
          <span lang={lang}>{client}</span>
        </Link>
      </PrototypeCaption>
    </figure>
  </PrototypeArticle>
);

type Props = NonNullable<PageText<'home'>['works']> & { works: ShownWork[] };

export const ThreeWorks = ({ heading, text, link, works: [first, second, third] }: Props) => (
  <Section aria-labelledby="works">
    <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
      {/* A prototype's invitation follows, which has to be larger than this heading. */}
      {first?.next ? (
        <Title as="h2" id="works">
          {heading}
        </Title>
      ) : (
        <Heading id="works">{heading}</Heading>
      )}
      <TextLink href={routes.works}>{link}</TextLink>
    </div>
    {text && <p>{text}</p>}
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
  </Section>
);
