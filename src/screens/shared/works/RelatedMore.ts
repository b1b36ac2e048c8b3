import styled from 'styled-components';

/** A link below related works. Pages of works have none, and load no code for it. */
export const RelatedMore = styled.div`margin-top: 3rem;`;
