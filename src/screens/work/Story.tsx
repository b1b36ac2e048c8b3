import { Field } from '../../ui/Field.tsx';
import { Foreign } from '../../ui/Foreign.tsx';
import { Split } from '../../ui/Split.ts';
import { Chapter, Prose } from '../../ui/text.ts';

/** A part of the client's line; see storyStyle.ts for the classes. */
export interface ShownRule {
  stage: 'tangled' | 'looser' | 'straight';
  viewBox: string;
  path: string;
}

interface Props {
  rule: ShownRule | undefined;
  heading: string;
  texts: readonly string[];
}

/** A chapter of a case hangs from the client's line, which is as tangled there as the story is. */
export const Story = ({ rule, heading, texts }: Props) => (
  <Field className="case">
    {rule && (
      <div className={`rule ${rule.stage}`}>
        <svg viewBox={rule.viewBox} preserveAspectRatio="xMinYMid meet" aria-hidden>
          <path d={rule.path} />
        </svg>
      </div>
    )}
    <Split>
      <Chapter>{heading}</Chapter>
      <Prose>
        {texts.map((text) => (
          <p key={text}>
            <Foreign>{text}</Foreign>
          </p>
        ))}
      </Prose>
    </Split>
  </Field>
);
