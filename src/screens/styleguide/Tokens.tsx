import styled from 'styled-components';
import { palette, schemes } from '../../theme/colours.ts';
import { contrastPairs } from '../../theme/contrastPairs.ts';
import { Terms } from '../../ui/lists.ts';

const Swatches = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: 1.5rem 0;
  margin: 2rem 0 0;
  li > span { display: block; height: 6rem; margin-bottom: 0.5rem; border: 1px solid var(--line); }
`;

const Table = styled(Terms)`margin-top: 3rem;`;

/** Tokens by their names. */
export const Tokens = ({ of }: { of: Readonly<Record<string, string>> }) => (
  <Table>
    {Object.entries(of).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Table>
);

const roles = Object.fromEntries(
  Object.entries(schemes.light).map(([role, value]) => [
    role,
    `light ${value}, dark ${schemes.dark[role as keyof typeof schemes.dark]}`,
  ]),
);

/** The brand's colours, and what each is for. */
export const Colours = () => (
  <>
    <Swatches>
      {Object.entries(palette).map(([name, value]) => (
        <li key={name}>
          <span style={{ background: value }} />
          {`${name} ${value}`}
        </li>
      ))}
    </Swatches>
    <Tokens of={roles} />
    <p style={{ marginTop: '1rem' }}>A test holds {contrastPairs.length} pairs against WCAG.</p>
  </>
);
