import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what it takes, until it is told to take nothing. */
export interface MailServer {
  url: string;
  taken: Email[];
  refuses: boolean;
  close(): Promise<void>;
}

/** Starts a mail server on this machine: for everybody, or for whoever knows a password. */
export async function startMailServer({ password }: { password?: string } = {}): Promise<MailServer> {
  const taken: Email[] = [];
  const server = new SMTPServer({
    disabledCommands: password === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: password === undefined,
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: auth.username }) : done(new Error('Not you')),
    onRcptTo: (_address, _session, done) => done(mails.refuses ? new Error('No mail today') : null),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        taken.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mails: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refuses: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mails;
}
