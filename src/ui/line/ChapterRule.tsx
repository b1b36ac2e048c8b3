import styled from 'styled-components';
import { space } from '../../theme/tokens.ts';
import { drawn } from './drawn.ts';
import { stages } from './paths.ts';

const Rule = styled.svg.attrs({ 'aria-hidden': true, focusable: 'false' })`
  display: block;
  width: 100%;
  max-width: none;
  height: clamp(4.5rem, 10vw, 8.75rem);
  margin-bottom: clamp(1rem, 3vw, 2.5rem);
  overflow: visible;
  ${drawn}
`;

const Strip = styled.div`
  margin: 0 calc(-1 * ${space.margin});
  padding-left: ${space.margin};
  overflow: clip;
  overflow-clip-margin: 12px;
`;

/** A chapter hangs from the line, which is as tangled there as the story is: 0 the most, 3 not at all. */
export const ChapterRule = ({ stage }: { stage: 0 | 1 | 2 | 3 }) => (
  <Strip>
    <Rule viewBox="0 0 320 140" preserveAspectRatio="xMinYMid meet">
      <path d={`M-3000 70H0${stages[stage].replace(/^M0 70/, '')}H6000`} />
    </Rule>
  </Strip>
);
