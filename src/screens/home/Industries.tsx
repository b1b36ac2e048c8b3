import styled from 'styled-components';
import { industries } from '../../content/industries/list.ts';
import type { PageText } from '../../content/pageSchemas.ts';
import { industryPath } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { Field } from '../../ui/Field.tsx';
import { Link } from '../../ui/Link.tsx';
import { Split } from '../../ui/Split.ts';
import { Title } from '../../ui/text.ts';
import { hoverUnderline } from '../../ui/underline.ts';

/** A dense paragraph of links rather than a list of boxes. */
const Cloud = styled.ul`
  font-size: clamp(1.75rem, 4.4vw, 4rem);
  font-weight: 600;
  line-height: 1.12;
  letter-spacing: -0.035em;
  li { display: inline; }
  ${from.tablet} { a { white-space: nowrap; } }
  li:not(:last-child)::after { content: ', '; }
  li:last-child::after { content: '.'; }
  a { ${hoverUnderline} background-position: 0 calc(100% - 0.02em); padding: 0.02em 0; }
`;

export const Industries = ({ heading, text }: PageText<'home'>['industries']) => (
  <Field aria-labelledby="industries">
    <Split>
      <div>
        <Title as="h2" id="industries">
          {heading}
        </Title>
        <p style={{ marginTop: '0.5rem', maxWidth: '22em' }}>{text}</p>
      </div>
      <Cloud role="list">
        {industries.map(({ slug, name }) => (
          <li key={slug}>
            <Link href={industryPath(slug)}>{name}</Link>
          </li>
        ))}
      </Cloud>
    </Split>
  </Field>
);
