import styled, { css } from 'styled-components';
import type { PageText } from '../../content/schemas/pageSchemas.ts';
import { from, motionAllowed, shaped } from '../../theme/theme.ts';
import { headingSpacing, space, spacing, stroke, uprightWindow } from '../../theme/tokens.ts';
import { Crossings } from '../../ui/line/Crossings.tsx';
import { strokeWidth } from '../../ui/line/lineStroke.ts';
import { crossingsOfStages, stages } from '../../ui/line/stages.ts';
import { Section } from '../../ui/Section.tsx';
import { Chapter } from '../../ui/text.ts';
import { useHydrated } from '../../ui/useHydrated.ts';

/** Styles that home's HTML can do without; it has to fit into the first packets. */
const liveLine = css`
  /* Straightens the line when the visitor has untangled the hero's. */
  > use { scale: 1 var(--tangle, 1); transform-origin: 50%; }
  /* Uncovers the line as the page scrolls, in browsers with scroll-driven animations. */
  @supports (animation-timeline: view()) {
    ${motionAllowed} {
      animation: uncover linear both;
      animation-timeline: view();
      animation-range: entry 60% cover 42%;
      @keyframes uncover { from { clip-path: inset(-20% 100vw -20% -100vw); } to { clip-path: inset(-20% -100vw); } }
    }
  }
`;

/** Draws one line above all four steps; upright windows turn it to run down beside them. */
const StepsLine = styled.svg<{ $hydrated: boolean }>`
  width: var(--length);
  max-width: none;
  overflow: visible;
  margin-bottom: 1rem;
  fill: none;
  stroke: var(--line);
  stroke-linecap: round;
  stroke-width: ${stroke.line};
  @media ${uprightWindow} { position: absolute; left: calc(${space.margin} + var(--length) * 140 / 1280); transform-origin: 0 0; rotate: 90deg; }
  ${({ $hydrated }) => $hydrated && liveLine}
`;

const StepsCrossings = styled.g`
  --unit: calc(var(--length) / 1280);
  ${strokeWidth()}
  opacity: calc(9 * (var(--tangle, 1) - 0.4));
`;

/** Measures all steps together for the line, which is as long, whatever their texts are. */
const StepsLineBox = styled.div`
  container-type: inline-size;
  > * { --length: 100cqi; }
  @media ${uprightWindow} {
    position: absolute;
    inset: 0;
    container-type: size;
    /* Cuts the line off at the section's lower edge. */
    clip-path: inset(0 -100vw calc(-1 * ${space.section}));
    > * { --length: min(100cqb, 56rem); }
  }
`;

const StepsList = styled.div`
  position: relative;
  margin-top: ${spacing.l};
  /* The line continues to the window's edges. */
  margin-inline: calc(-1 * ${space.margin});
  padding-inline: ${space.margin};
  overflow-x: clip;
  ol {
    display: grid;
    gap: 1.5rem ${space.gutter};
    ${shaped.wide} { ${from.tablet} { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
    @media ${uprightWindow} { grid-auto-rows: 1fr; padding-left: 7.5rem; }
  }
  /* Is as large as a quarter of the page has room for. */
  h3 { font-size: 2.75rem; line-height: 1.1; letter-spacing: ${headingSpacing}; }
  ${shaped.phone} { h3 { font-size: 1.5rem; } }
  ${from.tablet} { h3 { font-size: clamp(2rem, 3.7vw, 2.75rem); } }
  p { margin-top: 0.5em; }
`;

export function Steps({ heading, items }: NonNullable<PageText<'home'>['steps']>) {
  const hydrated = useHydrated();
  return (
    <Section $tone="quiet" aria-labelledby="steps">
      <Chapter id="steps">{heading}</Chapter>
      <StepsList>
        <StepsLineBox>
          <StepsLine $hydrated={hydrated} viewBox="0 0 1280 140" aria-hidden>
            <use href="/illustrations/line/stages.svg#line" />
            {hydrated && (
              <StepsCrossings>
                {stages.map((stage, index) => (
                  <g key={stage} transform={`translate(${index * 320})`}>
                    <Crossings path={stage} dashes={crossingsOfStages[index]} />
                  </g>
                ))}
              </StepsCrossings>
            )}
          </StepsLine>
        </StepsLineBox>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without markers as one */}
        <ol role="list">
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </StepsList>
    </Section>
  );
}
