import styled from 'styled-components';

/** The frame of a portrait. */
export const Drawing = styled.img.attrs({ alt: '', width: 240, height: 300, loading: 'lazy' })`
  width: 100%;
  height: auto;
`;

/** A drawn portrait; the name beside it says whose. */
export const Portrait = ({ slug }: { slug: string }) => <Drawing src={`/illustrations/people/${slug}.svg`} />;
