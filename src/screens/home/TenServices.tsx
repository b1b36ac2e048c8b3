import { routes } from '../../site.ts';
import { Field } from '../../ui/Field.tsx';
import { SectionHead } from '../../ui/SectionHead.ts';
import { TextLink } from '../../ui/TextLink.ts';
import { Chapter } from '../../ui/text.ts';
import { type ServiceWord, ServiceWords } from '../services/ServiceWords.tsx';

export const TenServices = ({ services }: { services: ServiceWord[] }) => (
  <Field $tone="deep" aria-labelledby="services">
    <SectionHead>
      <Chapter id="services">Ten things to ask us for</Chapter>
      <p>Take one by itself, or begin with the smallest and stop when you have what you came for.</p>
    </SectionHead>
    <ServiceWords services={services} />
    <TextLink href={routes.services}>All services</TextLink>
  </Field>
);
