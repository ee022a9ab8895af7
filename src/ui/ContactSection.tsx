import type { ContactPage } from '../domain/content/contact';
import { type TextKey, t } from '../i18n/t';
import type { IconName } from './iconNames';
import { Row, type Tint } from './Row';
import { Section } from './Section';

const pageRows: Readonly<Record<ContactPage, { icon: IconName; tint: Tint; label: TextKey }>> = {
  contacts: { icon: 'phone', tint: 'green', label: 'extra.reach' },
  linkPage: { icon: 'link', tint: 'blue', label: 'extra.title' },
  linkPageWithCode: { icon: 'qr', tint: 'violet', label: 'extra.code' },
};

type Props = { pages: readonly ContactPage[]; onOpen: (page: ContactPage) => void };

/** The merchant's contacts and links (§2); nothing if it has none. */
export function ContactSection({ pages, onOpen }: Props) {
  if (pages.length === 0) return null;
  return (
    <Section title={t('extra.section')}>
      {pages.map((page) => {
        const { label, ...rowProps } = pageRows[page];
        return (
          <Row key={page} {...rowProps} label={t(label)} hasChevron onPress={() => onOpen(page)} />
        );
      })}
    </Section>
  );
}
