import styled from 'styled-components';
import type { Change } from '../../../content/schemas/exhibitSchemas.ts';
import type { PageText } from '../../../content/schemas/pageSchemas.ts';
import { color, from } from '../../../theme/theme.ts';
import { space } from '../../../theme/tokens.ts';
import { Chapter, Lead } from '../../../ui/text.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.ts';

const BeforeAfterColumns = styled.section`
  display: grid;
  ${from.tablet} { grid-template-columns: 1fr 1fr; }
`;

/** The colours of background and text, as in the drawings, in both colour schemes. */
const sideColours = {
  before: [color.ink, color.onDeep],
  after: [color.deepLine, color.ink],
} as const;

const BeforeAfterSide = styled.div<{ $side: keyof typeof sideColours }>`
  display: grid;
  container-type: inline-size;
  /* Limits the column also where the drawing's alternative text is shown. */
  grid-template: 1fr auto / minmax(0, 1fr);
  background: ${({ $side }) => sideColours[$side][0]};
  color: ${({ $side }) => sideColours[$side][1]};
  /* The first drawing is white, so it needs its background. */
  print-color-adjust: exact;
`;

/** Is so high that its view box of 485 by 600 is as wide as the text; the line extends past it. */
const SideDrawing = styled.img`
  width: 100%;
  height: calc((100cqi - 2 * ${space.margin}) * 600 / 485);
`;

const SideWords = styled.div`padding: clamp(2.5rem, 6vw, 6rem) ${space.margin} 0;`;

const SideText = styled(Lead)`
  margin-top: 1rem;
  max-width: 24em;
`;

interface Props {
  heading: string;
  slug: string;
  words: PageText<'service'>['change'];
  change: Change;
}

/**
 * Two drawings side by side. A tangled line in the first continues as a straight one in the second.
 */
export const BeforeAfter = ({ heading, slug, words, change }: Props) => (
  <BeforeAfterColumns aria-labelledby="exhibit">
    <VisuallyHidden as="h2" id="exhibit">
      {heading}
    </VisuallyHidden>
    {(['before', 'after'] as const).map((side) => (
      <BeforeAfterSide key={side} $side={side}>
        <SideWords>
          <Chapter as="h3">{change[side].heading ?? words[side]}</Chapter>
          <SideText>{change[side].text}</SideText>
        </SideWords>
        <SideDrawing
          src={`/illustrations/exhibits/${slug}-${side}.svg`}
          alt={change[side].alt}
          width={600}
          height={600}
          loading="lazy"
        />
      </BeforeAfterSide>
    ))}
  </BeforeAfterColumns>
);
