import styled from 'styled-components';
import { type ServiceGroup, serviceGroups } from '../../content/services/groups.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Field } from '../../ui/Field.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SectionHead } from '../../ui/SectionHead.ts';
import { Chapter } from '../../ui/text.ts';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { type ServiceWord, ServiceWords } from './ServiceWords.tsx';

const groups: Record<ServiceGroup, { heading: string; text: string }> = {
  question: {
    heading: 'A question',
    text: 'Whether to build at all, why people leave at step three, what it would cost: some weeks of looking are cheaper than a year of guessing.',
  },
  design: {
    heading: 'A design to make',
    text: 'You know what the thing must do, and now it wants an order, a face and a name people can spell.',
  },
  product: {
    heading: 'A product to build',
    text: 'One team draws it, codes it and stays until strangers use it without help.',
  },
  team: {
    heading: 'A team to grow',
    text: 'Your people are good and too few, so ours sit down beside them, in your tools and under your lead, for a quarter or a year.',
  },
};

const Group = styled.section`
  & + & { margin-top: clamp(4rem, 9vw, 8rem); }
`;

export interface ServicesProps {
  services: (ServiceWord & { group: ServiceGroup })[];
}

export const ServicesScreen = ({ services }: ServicesProps) => (
  <>
    <PageHead
      title="What do you have in hand?"
      lead="You rarely need all ten. Find the line that sounds like your Monday and start there; each page says what you get, how long it takes and when to choose something else."
      foot={0}
    />
    <BelowFirstScreen>
      <Field>
        {serviceGroups.map((group) => (
          <Group key={group} aria-labelledby={group}>
            <SectionHead>
              <Chapter id={group}>{groups[group].heading}</Chapter>
              <p>{groups[group].text}</p>
            </SectionHead>
            <ServiceWords quiet services={services.filter((service) => service.group === group)} />
          </Group>
        ))}
      </Field>
      <ClosingCall
        heading="Not sure which?"
        text="Describe the problem and we will name the service, even if it is somebody else’s."
        button="Describe the problem"
      />
    </BelowFirstScreen>
  </>
);
