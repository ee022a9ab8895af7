import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Product } from '../../domain/catalog/catalog';
import { type ListView, listProducts, type ViewChoices } from '../../domain/catalog/listView';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { useListView } from '../../navigation/listView';
import * as catalog from '../../stores/catalog/catalog';
import { EmptyState } from '../../ui/EmptyState';
import { ToggleChips } from '../../ui/ToggleChips';

type Props = { view: ListView; choices: ViewChoices; onChange: (view: ListView) => void };

/** Before the key of a label: chips of their own have other ids. */
const labelPrefix = 'label:';

/** What a list of products can be sorted and filtered by, in one row; nothing if by nothing. */
export function ListChips({ view, choices, onChange }: Props) {
  const { order, isReduced, labels } = view;
  const items = [
    ...(choices.hasOrder
      ? [
          { id: 'cheap', label: t('find.cheap'), isOn: order === 'cheap' },
          { id: 'dear', label: t('find.dear'), isOn: order === 'dear' },
        ]
      : []),
    ...(choices.hasReduced ? [{ id: 'reduced', label: t('find.reduced'), isOn: isReduced }] : []),
    ...choices.labels.map(({ key, name }) => ({
      id: labelPrefix + key,
      label: showText(name),
      lang: langOf(name),
      isOn: labels.includes(key),
    })),
  ];
  if (items.length === 0) return null;
  const toggle = (id: string) => {
    if (id === 'cheap' || id === 'dear') onChange({ ...view, order: order === id ? null : id });
    else if (id === 'reduced') onChange({ ...view, isReduced: !isReduced });
    else onChange({ ...view, labels: toggled(labels, id.slice(labelPrefix.length)) });
  };
  return <ToggleChips label={t('find.title')} items={items} onToggle={toggle} />;
}

const toggled = (labels: readonly string[], key: string) =>
  labels.includes(key) ? labels.filter((each) => each !== key) : [...labels, key];

/** Shown in place of a list whose filters leave nothing. */
export function NothingLeft({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon="search"
      title={t('find.nothing')}
      text={t('find.nothingText')}
      action={{ text: t('find.clear'), onPress: onClear }}
    />
  );
}

/** A list of products as this layer's address sorts and filters it, and what else it offers. */
export function useListed(products: readonly Product[]) {
  const view = useListView();
  const all = useSnapshot(catalog.state).catalog.products;
  const listed = useMemo(() => listProducts(products, view, all), [products, view, all]);
  return { view, ...listed };
}
