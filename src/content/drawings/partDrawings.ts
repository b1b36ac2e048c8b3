interface Entry {
  slug: string;
  sections: { id: string; part?: string | undefined }[];
}

/** The names of the drawings of a legal page's parts: `{page}-{id of the section that begins it}`. */
export const partDrawings = ({ slug, sections }: Entry) =>
  sections.flatMap(({ id, part }) => (part ? [`${slug}-${id}`] : []));
