import styled from 'styled-components';
import { industryPath, routes } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { largeType } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { Link, TextLink } from '../../ui/Link.tsx';
import { Split } from '../../ui/Split.ts';
import { Title } from '../../ui/text.ts';
import { lowHoverUnderline } from '../../ui/underline.ts';

const Cloud = styled.ul`
  ${largeType}
  li { display: inline; }
  ${from.tablet} { a { white-space: nowrap; } }
  li:not(:last-child)::after { content: ', '; }
  li:last-child::after { content: '.'; }
  a { ${lowHoverUnderline} padding: 0.02em 0; }
`;

export interface IndustryLink {
  slug: string;
  name: string;
}

interface Props {
  heading: string;
  text: string;
  link: string;
  industries: readonly IndustryLink[];
}

export const Industries = ({ heading, text, link, industries }: Props) => (
  <Field aria-labelledby="industries">
    <Split>
      <div>
        <Title as="h2" id="industries">
          {heading}
        </Title>
        <p style={{ marginTop: '0.5rem' }}>{text}</p>
        <TextLink href={routes.industries}>{link}</TextLink>
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
