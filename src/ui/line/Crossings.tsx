interface Props {
  path: string;
  dashes: string | undefined;
}

/** The parts of a line that are above others, for an SVG with `lineStroke`. */
export const Crossings = ({ path, dashes }: Props) =>
  dashes && (
    <g strokeDasharray={dashes}>
      <path d={path} />
      <path d={path} />
    </g>
  );
