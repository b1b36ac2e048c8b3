import { LegalHead, type LegalProps, LegalScreen, LegalTitle } from './LegalScreen.tsx';
import { Stairs } from './Stairs.tsx';

/** The facts of this page stand on stairs, which have a ramp. */
export function AccessibilityScreen(props: LegalProps) {
  const { facts } = props.text;
  if (!facts.length) return <LegalScreen {...props} />;
  return (
    <LegalScreen
      {...props}
      head={
        <LegalHead $tone="quiet">
          <LegalTitle {...props} />
          <Stairs facts={facts} />
        </LegalHead>
      }
    />
  );
}
