import Link from 'next/link';
import styled from 'styled-components';
import { routes } from '../../site.ts';
import { space, type } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { lineUnder } from '../../ui/lineUnder.ts';
import { Chapter } from '../../ui/text.ts';
import { type ServiceWord, ServiceWords } from '../services/ServiceWords.tsx';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 1rem ${space.gutter};
  margin-bottom: clamp(2rem, 5vw, 4rem);
  p { max-width: 26em; }
`;

const All = styled(Link)`
  display: inline-block;
  margin-top: 2rem;
  font-size: ${type.title};
  font-weight: 600;
  ${lineUnder}
`;

export const TenServices = ({ services }: { services: ServiceWord[] }) => (
  <Field $tone="inverse" aria-labelledby="services">
    <Head>
      <Chapter id="services">Ten things to ask us for</Chapter>
      <p>Take one by itself, or begin with the smallest and stop when you have what you came for.</p>
    </Head>
    <ServiceWords services={services} />
    <All href={routes.services}>All services</All>
  </Field>
);
