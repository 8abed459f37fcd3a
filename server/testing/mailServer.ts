import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** `names` quotes the address; `dies…` disconnects before, during or after storing. */
type Behaviour =
  | 'takes'
  | 'refuses'
  | 'names'
  | 'refusesSender'
  | 'busy'
  | 'waits'
  | 'dies'
  | 'takesAndDies'
  | 'diesEarly';

export interface MailServer {
  url: string;
  taken: Email[];
  answer: Behaviour;
  readonly held: number;
  goOn(then?: 'takes' | 'refuses'): void;
  close(): Promise<void>;
}

const createRefusal = (responseCode: number, words: string) =>
  Object.assign(new Error(words), { responseCode });
const refusals: Readonly<Record<Behaviour, Error | null>> = {
  takes: null,
  waits: null,
  dies: null,
  takesAndDies: null,
  diesEarly: null,
  refuses: createRefusal(550, 'No mail today'),
  names: createRefusal(550, '5.1.1 <jeanne@mail.example>: Recipient address rejected'),
  refusesSender: null,
  busy: createRefusal(451, 'Later, please'),
};

export async function startMailServer({ password }: { password?: string } = {}): Promise<MailServer> {
  const taken: Email[] = [];
  const held: ((refused: Error | null) => void)[] = [];
  const connections = new Set<Socket>();
  const disconnect = () => {
    for (const connection of connections) connection.destroy();
  };
  const server = new SMTPServer({
    disabledCommands: password === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: password === undefined,
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: auth.username }) : done(new Error('Not you')),
    onMailFrom: (_address, _session, done) =>
      done(mails.answer === 'refusesSender' ? createRefusal(550, '5.7.1 Not from you') : null),
    onRcptTo: (_address, _session, done) =>
      mails.answer === 'diesEarly' ? disconnect() : done(refusals[mails.answer]),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      const storeMail = async () => void taken.push(await PostalMime.parse(Buffer.concat(chunks)));
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (mails.answer === 'waits')
          held.push((refused) => void (refused ? done(refused) : storeMail().then(() => done())));
        else if (mails.answer === 'dies') disconnect();
        else void storeMail().then(mails.answer === 'takesAndDies' ? disconnect : () => done());
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.on('close', () => connections.delete(connection));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mails: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    answer: 'takes',
    get held() {
      return held.length;
    },
    goOn(then = 'takes') {
      mails.answer = then;
      for (const decide of held.splice(0)) decide(refusals[then]);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mails;
}
