import type { ComponentProps, ComponentType } from 'react';
import { Seo } from './Seo.tsx';

/** Makes a page of a screen and its metadata. */
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
