import type { CSSProperties } from 'react';
import { fontSize } from '../../theme/tokens.ts';
import { Columns } from '../../ui/layout/Columns.ts';
import { Quote } from '../../ui/Quote.tsx';
import { Section } from '../../ui/Section.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.ts';

export interface Voice {
  text: string;
  role: string;
  client: string;
  lang?: string;
}

/** Spreads the first quote across the page, as large as a chapter's heading, at least 44 px. */
const large = { '--upToLarge': `max(2.75rem, ${fontSize.chapter})`, gridColumn: '1/-1' };
/** Puts the second quote in the wider column. */
const beside = { gridColumn: -2 };

interface Props {
  heading: string;
  voices: readonly Voice[];
}

/** What clients say: the first in larger type than the second. */
export const Voices = ({ heading, voices }: Props) => (
  <Section $tone="loud" aria-labelledby="voices">
    <VisuallyHidden as="h2" id="voices">
      {heading}
    </VisuallyHidden>
    <Columns $columns="third">
      {voices.map(({ text, role, client, lang }, index) => (
        <Quote
          key={text}
          text={text}
          by={
            <>
              {`${role}, `}
              <span lang={lang}>{client}</span>
            </>
          }
          style={(index ? beside : large) as CSSProperties}
        />
      ))}
    </Columns>
  </Section>
);
