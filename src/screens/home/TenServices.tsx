import type { PageText } from '../../content/pageSchemas.ts';
import { routes } from '../../site.ts';
import { Field } from '../../ui/Field.tsx';
import { SectionHead } from '../../ui/SectionHead.ts';
import { TextLink } from '../../ui/TextLink.ts';
import { Chapter } from '../../ui/text.ts';
import { ServiceWords } from '../services/ServiceWords.tsx';

export type Summaries = { slug: string; name: string; summary: string }[];

type Props = PageText<'home'>['services'] & { summaries: Summaries };

export const TenServices = ({ heading, text, link, summaries }: Props) => (
  <Field $tone="deep" aria-labelledby="services">
    <SectionHead>
      <Chapter id="services">{heading}</Chapter>
      <p>{text}</p>
    </SectionHead>
    <ServiceWords services={summaries} />
    <TextLink href={routes.services}>{link}</TextLink>
  </Field>
);
