import { openLink } from '../../flows/openLink';
import type { IconName } from '../../ui/iconNames';
import { Row } from '../../ui/Row';

type Props = { icon: IconName; label: string; href: string; detail?: string | undefined };

/** A line that leads out of the shop: a call or a mail is the device's, an address is opened beside. */
export function OutsideRow({ href, ...face }: Props) {
  const isOfDevice = /^(tel|mailto):/.test(href);
  return <Row {...face} href={href} onPress={isOfDevice ? undefined : () => openLink(href)} />;
}
