/** Videos of a conversation, before and after they are sent. */
export const video = {
  'video.noAlt': 'Vidéo sans description',
};
