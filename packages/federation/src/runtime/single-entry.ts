// A bundle without federation has no runtime plugin, but the server's policy on scripts holds it all the same.
import { allowReleasedScripts } from './trusted-types.ts';

allowReleasedScripts();
