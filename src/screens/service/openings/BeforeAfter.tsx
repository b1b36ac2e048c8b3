import styled from 'styled-components';
import type { Change } from '../../../content/build/openings.ts';
import type { PageText } from '../../../content/build/pageSchemas.ts';
import { color, from } from '../../../theme/theme.ts';
import { space } from '../../../theme/tokens.ts';
import { Chapter, Lead } from '../../../ui/text.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.ts';

const Two = styled.section`
  display: grid;
  ${from.tablet} { grid-template-columns: 1fr 1fr; }
`;

/** The drawings' own colours, which both schemes have. */
const grounds = {
  before: [color.onMarked, color.onDeep],
  after: [color.marked, color.onMarked],
} as const;

const Side = styled.div<{ $side: keyof typeof grounds }>`
  display: grid;
  /* Also where the drawing fails and its text stands there. */
  grid-template: 1fr auto / minmax(0, 1fr);
  background: ${({ $side }) => grounds[$side][0]};
  color: ${({ $side }) => grounds[$side][1]};
  /* The drawing of the first is white. */
  @media print { print-color-adjust: exact; }
  img { width: 100%; }
  & > div { padding: clamp(2.5rem, 6vw, 6rem) ${space.margin} 0; }
  p { margin-top: 1rem; max-width: 24em; }
  ${from.tablet} {
    & > div { padding-inline: ${({ $side }) => ($side === 'before' ? `${space.margin} ${space.gutter}` : `calc(${space.gutter} / 2) ${space.margin}`)}; }
  }
`;

interface Props {
  heading: string;
  slug: string;
  words: PageText<'service'>['change'];
  change: Change;
}

/** Two fields side by side; the line leaves the first one and is straight in the second. */
export const BeforeAfter = ({ heading, slug, words, change }: Props) => (
  <Two aria-labelledby="opening">
    <VisuallyHidden as="h2" id="opening">
      {heading}
    </VisuallyHidden>
    {(['before', 'after'] as const).map((side) => (
      <Side key={side} $side={side}>
        <div>
          <Chapter as="h3">{words[side]}</Chapter>
          <Lead>{change[side].text}</Lead>
        </div>
        <img
          src={`/illustrations/openings/${slug}-${side}.svg`}
          alt={change[side].alt}
          width={600}
          height={600}
          loading="lazy"
        />
      </Side>
    ))}
  </Two>
);
