import styled from 'styled-components';

/** A list without marks. Safari takes a list without marks for none unless its role is said. */
export const PlainList = styled.ul.attrs({ role: 'list' })``;
