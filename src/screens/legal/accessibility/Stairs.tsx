import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { Legal } from '../../../content/load/load.ts';
import { below, color, from } from '../../../theme/theme.ts';
import { fontSize, space, spacing } from '../../../theme/tokens.ts';
import { Bleed } from '../../../ui/layout/Bleed.ts';
import { PlainList } from '../../../ui/PlainList.ts';
import { tone } from '../../../ui/Section.tsx';

/** How wide the ramp is on desktops. */
const rampWidth = '19vw';

/** The highest step's width, with which its text begins at the ninth of twelve columns. */
const highestStep = `calc((100% + ${rampWidth} - 2 * ${space.margin} - 2 * ${space.gutter}) / 3 + ${space.gutter} + ${space.margin} - ${rampWidth})`;

/**
 * On desktops each figure stands on its step, and the steps ascend to the right. In narrower
 * windows the figure is in its step, the last step is the highest, and each is indented more than
 * the one below it. A ramp descends from the last one to the window's edge.
 */
const StairsList = styled(Bleed)`
  /* Uses whole pixels, because browsers round the widths of borders. */
  --pen: 6px;
  @media screen {
    ${below.desktop} {
      --rise: 17vw;
      --drop: 10vw;
      display: flex;
      flex-direction: column-reverse;
      padding-top: var(--drop);
    }
    ${from.desktop} {
      --pen: 8px;
      --rise: 7vw;
      /* The ramp ends where the stairs begin, or one step down if there is only one. */
      --drop: calc(max(1, var(--lower)) * var(--rise));
      display: grid;
      grid-auto-flow: column;
      grid-template-rows: auto auto;
      padding-right: ${rampWidth};
    }
    ${from.wide} { grid-template-columns: repeat(var(--lower), auto) minmax(min-content, ${highestStep}); }
  }
`;

/** Draws riser and tread in one element. The riser of the first step is outside of the window. */
const edge = `
  content: '';
  position: absolute;
  top: 0;
  left: calc(-1 * var(--pen));
  border: solid var(--line);
  border-width: var(--pen) 0 0 var(--pen);
  border-top-left-radius: calc(var(--pen) / 2);
`;

const Step = styled.li<{ $highest: boolean }>`
  ${tone('loud')}
  --up: calc(var(--level) * var(--rise));
  @media print { padding: 0.5rem ${space.margin}; }
  @media screen {
    ${below.desktop} {
      position: relative;
      isolation: isolate;
      margin-left: var(--up);
      padding: ${spacing.xs} ${space.margin} ${spacing.m};
      &::before {
        ${edge}
        bottom: 0;
        z-index: -1;
        width: calc(var(--rise) + var(--pen));
        background: var(--bg);
        ${({ $highest }) => $highest && 'top: calc(-1 * var(--drop));'}
      }
    }
    ${from.desktop} {
      --start: ${space.margin};
      & + & { --start: ${space.gutter}; }
      display: grid;
      grid-row: span 2;
      grid-template-rows: subgrid;
      background: none;
    }
  }
`;

export const StepFigure = styled.strong`
  display: block;
  font-size: ${fontSize.display};
  line-height: 1;
  letter-spacing: -0.045em;
  overflow-wrap: normal;
  @media screen {
    ${from.desktop} {
      align-self: end;
      margin-bottom: var(--up);
      padding: 0 ${space.gutter} 0 var(--start);
      color: ${color.text};
      font-size: ${fontSize.chapter};
    }
    ${from.wide} { font-size: calc(1.12 * ${fontSize.headline}); }
  }
`;

const StepBody = styled.div`
  @media screen {
    ${from.desktop} {
      position: relative;
      /* The figure alone sets the step's width. */
      contain: inline-size;
      margin-top: calc(-1 * var(--up));
      padding: ${spacing.m} ${space.gutter} ${spacing.xl} var(--start);
      background: var(--bg);
      &::before { ${edge} right: 0; height: calc(var(--rise) + var(--pen)); }
    }
  }
`;

/** The text of the highest step continues on the ramp. */
const StepText = styled.p<{ $highest: boolean }>`
  font-size: ${fontSize.lead};
  line-height: 1.3;
  text-wrap: balance;
  @media screen {
    ${below.desktop} { margin-top: 0.25rem; }
    ${from.desktop} { ${({ $highest }) => $highest && 'position: relative; z-index: 1; margin-right: -3vw;'} }
  }
`;

const Ramp = styled.div`
  position: absolute;
  ${below.desktop} { inset: auto 0 calc(100% - var(--pen) / 2) var(--rise); }
  ${from.desktop} {
    inset: calc(var(--pen) / 2) auto 0 100%;
    width: ${rampWidth};
    background: linear-gradient(#0000 calc(var(--drop) - 1px), var(--bg) 0);
  }
  @media print { display: none; }
`;

const RampDrawing = styled.svg`
  display: block;
  width: 100%;
  height: var(--drop);
  overflow: visible;
  fill: var(--bg);
  @media (forced-colors: active) { fill: none; }
`;

const RampEdge = styled.path`
  stroke: var(--line);
  stroke-width: var(--pen);
  stroke-linecap: round;
  vector-effect: non-scaling-stroke;
`;

/** Facts on the steps of stairs, each higher than the one before. */
export const Stairs = ({ facts }: Pick<Legal, 'facts'>) => (
  <StairsList as={PlainList} style={{ '--lower': facts.length - 1 } as CSSProperties}>
    {facts.map(({ answer, question }, level) => {
      const highest = level === facts.length - 1;
      return (
        <Step key={question} $highest={highest} style={{ '--level': level } as CSSProperties}>
          <StepFigure>{answer}</StepFigure>
          <StepBody>
            <StepText $highest={highest}>{question}</StepText>
            {highest && (
              <Ramp>
                <RampDrawing viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
                  <path d="M0 0L100 100H0Z" />
                  <RampEdge d="M0 0L100 100" />
                </RampDrawing>
              </Ramp>
            )}
          </StepBody>
        </Step>
      );
    })}
  </StairsList>
);
