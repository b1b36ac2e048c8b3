/** The strokes of a drawing that its line does not reach. */
export const Details = ({ strokes = [] }: { strokes?: readonly string[] | undefined }) =>
  strokes.map((path) => <path key={path} d={path} />);
