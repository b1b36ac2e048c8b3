import styled from 'styled-components';
import { from } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { Quote } from '../../ui/Quote.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.ts';

export interface Said {
  text: string;
  by: string;
}

const Two = styled.div`
  display: grid;
  gap: 3.5rem ${space.gutter};
  ${from.desktop} { grid-template-columns: 1fr 1fr; }
`;

export const Voices = ({ heading, voices }: { heading: string; voices: readonly Said[] }) => (
  <Field aria-labelledby="voices">
    <VisuallyHidden as="h2" id="voices">
      {heading}
    </VisuallyHidden>
    <Two>
      {voices.map((voice) => (
        <Quote key={voice.text} {...voice} />
      ))}
    </Two>
  </Field>
);
