import styled from 'styled-components';
import type { PageText } from '../../content/pageSchemas.ts';
import { type ServiceGroup, serviceGroups } from '../../content/services/list.ts';
import { routes } from '../../site.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { type ServiceWord, ServiceWords } from './ServiceWords.tsx';

const Group = styled.section`
  & + & { margin-top: clamp(4rem, 9vw, 8rem); }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 2.5rem;
`;

export interface ServicesProps {
  text: PageText<'services'>;
  services: (ServiceWord & { group: ServiceGroup })[];
}

export const ServicesScreen = ({ text: { headline, lead, groups, links, call }, services }: ServicesProps) => (
  <>
    <PageHead title={headline} lead={lead} foot={0} />
    <BelowFirstScreen>
      <Field>
        {serviceGroups.map((group) => (
          <Group key={group} aria-labelledby={group}>
            <SectionHead small id={group} heading={groups[group].heading} text={groups[group].text} />
            <ServiceWords services={services.filter((service) => service.group === group)} />
          </Group>
        ))}
        <Ways>
          {(['prices', 'industries'] as const).map((page) => (
            <TextLink key={page} href={routes[page]}>
              {links[page]}
            </TextLink>
          ))}
        </Ways>
      </Field>
      <ClosingCall {...call} />
    </BelowFirstScreen>
  </>
);
