import { useSnapshot } from 'valtio';
import { type TextKey, t } from '../../i18n/t';
import * as shortcuts from '../../stores/start/shortcuts';
import { SwitchRow } from '../../ui/ChoiceRow';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { useMedia, wideQuery } from '../../ui/useMedia';
import styles from './KeysScreen.module.css';

type Key = { name: string; label: TextKey };

/** Those that can be turned off (WCAG 2.1.4), on a desktop only (`app/desktop`). */
const single: readonly Key[] = [
  { name: '/', label: 'keys.search' },
  { name: '?', label: 'keys.list' },
];
const always: readonly Key[] = [
  { name: 'Esc', label: 'keys.close' },
  { name: 'F6', label: 'keys.notice' },
];

/** The keys that the shop answers to besides a browser's own, and a switch for the single ones. */
export function KeysScreen() {
  const { areOn } = useSnapshot(shortcuts.state);
  const isWide = useMedia(wideQuery);
  return (
    <SheetPage title={t('keys.title')} size="content">
      <Section>
        {[...(isWide && areOn ? single : []), ...always].map(({ name, label }) => (
          <Row key={name} label={t(label)} value={<kbd className={styles.key}>{name}</kbd>} />
        ))}
      </Section>
      {isWide && (
        <Section>
          <SwitchRow
            label={t('keys.isOn')}
            detail={t('keys.isOnText')}
            isOn={areOn}
            onChange={shortcuts.turn}
          />
        </Section>
      )}
    </SheetPage>
  );
}
