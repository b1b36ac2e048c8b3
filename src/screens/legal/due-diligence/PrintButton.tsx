import styled from 'styled-components';
import { spacing } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/button.ts';

const ScreenButton = styled(Button)`
  margin-top: ${spacing.s};
  @media print, (scripting: none) { display: none; }
`;

/** Opens the browser's print dialog. Hidden without scripts. */
export const PrintButton = ({ children }: { children: string }) => (
  <ScreenButton type="button" $plain onClick={() => window.print()}>
    {children}
  </ScreenButton>
);
