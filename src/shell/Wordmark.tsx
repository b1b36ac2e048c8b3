import styled from 'styled-components';
import { site } from '../site.ts';
import { Link } from '../ui/Link.tsx';

const Mark = styled(Link)`
  display: inline-block;
  padding: 0.4em 0;
  font-size: 1.75rem;
  font-weight: 700;
  line-height: 1;
  letter-spacing: -0.045em;
  text-decoration: none;
`;

/** The logo: the name set in the brand's type. */
export const Wordmark = () => (
  <Mark href="/" aria-label={`${site.name}, home`}>
    {site.name.toLowerCase()}
  </Mark>
);
