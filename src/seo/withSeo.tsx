import type { ComponentProps, ComponentType } from 'react';
import { Seo } from './Seo.tsx';

/** A page: its screen, and what it says of itself to browsers, search engines and link previews. */
export const withSeo = <Props extends object>(
  Screen: ComponentType<Props>,
  seoOf: (props: Props) => ComponentProps<typeof Seo>,
) =>
  function Page(props: Props) {
    return (
      <>
        <Seo {...seoOf(props)} />
        <Screen {...props} />
      </>
    );
  };
