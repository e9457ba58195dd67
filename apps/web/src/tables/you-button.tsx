import type { ComponentProps } from 'react';
import { Avatar, personFace } from '../felt/avatar.tsx';
import { useSession } from '../net/session.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';

/** Opens what a person may do about who they are: their picture in a bar, or picture and name as a line of a menu. */
export function YouButton({
  form,
  onPress,
}: Pick<ComponentProps<typeof IconButton>, 'onPress'> & { form: 'icon' | 'line' }) {
  const session = useSession();
  if (session.kind !== 'person') return null;
  const { person, standing } = session;
  if (form === 'icon') {
    return (
      <IconButton label={`You, ${person.name}`} onPress={onPress}>
        <Avatar face={personFace(person)} size={26} />
      </IconButton>
    );
  }
  return (
    <Button isWide onPress={onPress}>
      <Avatar face={personFace(person)} size={24} /> {person.name}
      {standing === 'guest' ? ', guest' : ''}
    </Button>
  );
}
