import styled from 'styled-components';

/** A list without bullets. Safari does not announce it as a list unless it has the role. */
export const PlainList = styled.ul.attrs({ role: 'list' })``;
