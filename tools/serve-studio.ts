// The released suite without a project, for the rooms of the studio, with a mail server that knows nobody at `gone.example`.
import { fillOwner, openMailServer } from '@suite/server/testing';
import { serveReleased } from './serve-released.ts';

const mailServer = await openMailServer();
mailServer.unknown = /@gone\.example$/;
process.env.SMTP_URL = mailServer.url;
await serveReleased(fillOwner);
