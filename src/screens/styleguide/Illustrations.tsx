import styled from 'styled-components';
import { Field } from '../../ui/Field.tsx';

const Animals = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
`;

const moods = ['footer', 'lost', 'empty', 'careers', 'sent'];

/** Both animals in all their moods, on each kind of field that they stand on. */
export const Illustrations = () =>
  (['page', 'loud', 'deep'] as const).map((tone) => (
    <Field key={tone} $tone={tone}>
      <Animals>
        {['cub', 'puli'].flatMap((animal) =>
          moods.map((mood) => (
            <img
              key={animal + mood}
              src={`/illustrations/${animal}-${mood}.svg`}
              alt={`${animal}, ${mood}`}
              width={160}
              height={160}
            />
          )),
        )}
      </Animals>
    </Field>
  ));
