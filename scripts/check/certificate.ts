import { connect } from 'node:tls';

/** A host's certificate as a client sees it. */
export type Certificate = {
  /** Node's code where it is not trusted, such as CERT_HAS_EXPIRED; null where it is */
  error: string | null;
  /** end of validity, milliseconds */
  endsAt: number;
  issuer: string;
};

export type CertificateVerdict = {
  outcome: 'valid' | 'soon' | 'ending' | 'ended' | 'otherName' | 'incomplete' | 'untrusted';
  came: string;
};

const dayMs = 86_400_000;
/** Authorities renew thirty days before the end: later than this, a renewal has failed. */
const soonDays = 21;
/** From here on nobody renews by itself any more. */
const endingDays = 10;

const outcomes: Readonly<Record<string, CertificateVerdict['outcome']>> = {
  CERT_HAS_EXPIRED: 'ended',
  ERR_TLS_CERT_ALTNAME_INVALID: 'otherName',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'incomplete',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'incomplete',
};

export function judgeCertificate(
  { error, endsAt, issuer }: Certificate,
  now: number,
): CertificateVerdict {
  const days = Math.floor((endsAt - now) / dayMs);
  const came = `by ${issuer || 'nobody'}, ${days} days left${error ? `, ${error}` : ''}`;
  if (error !== null) return { outcome: outcomes[error] ?? 'untrusted', came };
  if (days < 0) return { outcome: 'ended', came };
  if (endsAt - now <= endingDays * dayMs) return { outcome: 'ending', came };
  return { outcome: days < soonDays ? 'soon' : 'valid', came };
}

/** Shakes hands with a host, whatever its certificate is. Rejects where nobody answers. */
export function readCertificate(host: string, port: number): Promise<Certificate> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false }, () => {
      const { valid_to, issuer } = socket.getPeerCertificate();
      const { authorized, authorizationError } = socket;
      socket.end();
      const name = issuer?.O ?? issuer?.CN ?? '';
      resolve({
        error: authorized ? null : codeOf(authorizationError),
        endsAt: Date.parse(valid_to),
        issuer: Array.isArray(name) ? name.join(' ') : name,
      });
    });
    socket.setTimeout(20_000, () => socket.destroy(new Error('no answer in time')));
    socket.on('error', reject);
  });
}

/** Typed as an error, and a text in fact. */
function codeOf(error: Error | string | null): string {
  if (typeof error === 'string') return error;
  const code: unknown = error === null ? null : Reflect.get(error, 'code');
  return typeof code === 'string' ? code : 'UNTRUSTED';
}
