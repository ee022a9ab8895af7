const paths = {
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9l6 6 6-6',
  more: 'M12 5v.01M12 12v.01M12 19v.01',
  dots: 'M5 12v.01M12 12v.01M19 12v.01',
} as const;

type Props = {
  name: keyof typeof paths;
};

/** A line icon in the text colour, hidden from screen readers. */
export function Icon({ name }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' || name === 'dots' ? 2.8 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
