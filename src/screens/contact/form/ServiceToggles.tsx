import { labels } from '../../../contact/labels.ts';
import { services } from '../../../content/services/list.ts';
import { FaultOf, state } from './Asked.tsx';
import { Choices, Optional, Toggle, Toggles } from './form.styles.ts';

/** The ten services as words to mark, any number of them. */
export const ServiceToggles = ({ fault }: { fault: string | undefined }) => (
  <Choices id="services" tabIndex={-1} {...state('services', fault)}>
    <legend>
      {labels.services} <Optional>{labels.optional}</Optional>
    </legend>
    <Toggles>
      {services.map(({ slug, name }) => (
        <Toggle key={slug}>
          <input type="checkbox" name="services" value={slug} />
          {name}
        </Toggle>
      ))}
    </Toggles>
    <FaultOf name="services" fault={fault} />
  </Choices>
);
