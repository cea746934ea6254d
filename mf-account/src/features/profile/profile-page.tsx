import { MembersOnly } from '@suite/explorer';
import { WithTexts } from '../../lib/with-texts.tsx';
import { ProfileDialog } from './profile-dialog.tsx';

export default function ProfilePage() {
  return (
    <WithTexts>
      <MembersOnly>{(profile) => <ProfileDialog profile={profile} />}</MembersOnly>
    </WithTexts>
  );
}
