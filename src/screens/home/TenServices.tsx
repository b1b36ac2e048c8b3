import type { PageText } from '../../content/pageSchemas.ts';
import { services } from '../../content/services/list.ts';
import { routes } from '../../site.ts';
import { Field } from '../../ui/Field.tsx';
import { SectionHead } from '../../ui/SectionHead.ts';
import { TextLink } from '../../ui/TextLink.ts';
import { Chapter } from '../../ui/text.ts';
import { ServiceWords } from '../services/ServiceWords.tsx';

/** Their names are in the scripts already, and the home page's HTML has no byte to spare. */
export type Summaries = { slug: (typeof services)[number]['slug']; summary: string }[];

const names = Object.fromEntries(services.map(({ slug, name }) => [slug, name])) as Record<Summaries[number]['slug'], string>;

type Props = PageText<'home'>['services'] & { summaries: Summaries };

export const TenServices = ({ heading, text, link, summaries }: Props) => (
  <Field $tone="deep" aria-labelledby="services">
    <SectionHead>
      <Chapter id="services">{heading}</Chapter>
      <p>{text}</p>
    </SectionHead>
    <ServiceWords services={summaries.map((one) => ({ ...one, name: names[one.slug] }))} />
    <TextLink href={routes.services}>{link}</TextLink>
  </Field>
);
