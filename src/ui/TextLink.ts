import styled from 'styled-components';
import { coarse } from '../theme/theme.ts';
import { type } from '../theme/tokens.ts';
import { Link } from './Link.tsx';
import { permanentUnderline } from './underline.ts';

/** A link that stands by itself, at the size of a title. */
export const TextLink = styled(Link)`
  display: inline-block;
  padding: 0.3em 0;
  font-size: ${type.title};
  font-weight: 600;
  line-height: 1.15;
  text-wrap: balance;
  ${permanentUnderline}
  ${coarse} { margin: 0.1em 0; }
`;
