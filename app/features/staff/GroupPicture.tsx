import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import type { Group } from '@parvis/api/entities/group';
import { styled } from '@parvis/theme/css/stitches';
import { ResponderIcon } from '@parvis/ui/parts/ResponderIcon';
import { getCustomerHost } from '../../lib/api/currentUser.ts';

const Logo = styled('img', { inlineSize: 40, blockSize: 40, objectFit: 'contain', borderRadius: '$mark' });

/** A group's logo, or the icon of its kind. */
export const GroupPicture = ({
  cuid,
  group: { logoId, gcatCode = 'users', grpLbl },
}: {
  cuid: string;
  group: Group;
}) =>
  logoId === undefined ? (
    <ResponderIcon decorative neutral size="lg" code={gcatCode} label={grpLbl} />
  ) : (
    <Logo alt="" src={getCustomerHost(cuid) + fill(addresses.groupLogo.template, { cuid, id: logoId })} />
  );
