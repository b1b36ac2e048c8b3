/**
 * Applies the filter in the URL: hides the works that don't match, and updates the list's heading,
 * the links of the filter and their counts. Ignores a value that has no link; of repeated values
 * the first one counts.
 *
 * `FilteredWorks` writes the source of this function into the page, so it must not use imports or
 * anything declared outside of it.
 */
export function applyFilter() {
  const query = new URLSearchParams(location.search);
  const works = [...document.querySelectorAll<HTMLElement>('[data-service]')];
  const facets = [...document.querySelectorAll<HTMLElement>('[data-facet]')].map((element) => {
    const name = element.dataset.facet ?? '';
    const links = [...element.querySelectorAll('a')].map((link) => ({
      link,
      value: new URLSearchParams(link.search).get(name),
      label: link.firstChild as Text,
      count: link.querySelector('sup'),
    }));
    const chosen = links.find(({ value }) => value && value === query.get(name));
    return { element, name, links, chosen };
  });
  const filter = facets.map(({ name, chosen }) => [name, chosen?.value ?? ''] as const);
  const matching = (values: typeof filter) =>
    works.filter(({ dataset }) =>
      values.every(([name, value]) => !value || dataset[name]?.split(' ').includes(value)),
    );

  const shown = matching(filter);
  for (const work of works) work.hidden = !shown.includes(work);
  for (const { element, name, links, chosen } of facets) {
    for (const { link, value, count } of links) {
      const next = filter.map(
        ([facet, current]) => [facet, facet === name ? (value ?? '') : current] as const,
      );
      const search = new URLSearchParams(
        next.filter(([, wanted]) => wanted).map((pair) => [...pair]),
      ).toString();
      link.setAttribute('href', link.pathname + (search && `?${search}`));
      if (value === (chosen?.value ?? null)) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
      if (!count) continue;
      const { length } = matching(next);
      link.toggleAttribute('data-empty', length === 0);
      count.hidden = length === 0;
      (count.firstChild as Text).data = `${length}`;
    }
    const current = element.querySelector('summary span');
    if (current) current.textContent = chosen?.label.data.trim() ?? ' ';
  }

  const names = facets.flatMap(({ chosen }) => chosen?.label.data.trim() ?? []);
  for (const heading of document.querySelectorAll<HTMLElement>('[data-count]')) {
    const { all, count } = heading.dataset;
    heading.textContent =
      names.length > 0 ? `${shown.length} ${count}: ${names.join(', ')}` : `${all}`;
  }
  for (const part of document.querySelectorAll<HTMLElement>('[data-shown-if]')) {
    part.hidden = names.length === 0 || (part.dataset.shownIf === 'some') !== shown.length > 0;
  }
}
