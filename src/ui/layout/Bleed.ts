import styled from 'styled-components';
import { space } from '../../theme/tokens.ts';

/** Extends from one edge of the window to the other, across the section's margins. */
export const Bleed = styled.div`margin-inline: calc(-1 * ${space.margin});`;
