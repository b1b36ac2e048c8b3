interface Props {
  children: string;
  /** The languages of words in the text, as BCP 47 tags. */
  words: Record<string, string>;
}

/** A text whose foreign words screen readers pronounce in their own language. */
export const Foreign = ({ children, words }: Props) =>
  children.split(/(\p{L}+)/u).map((part) =>
    words[part] ? (
      <span key={part} lang={words[part]}>
        {part}
      </span>
    ) : (
      part
    ),
  );
