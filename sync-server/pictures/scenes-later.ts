/** The drawings are a fifth of the program, and a start draws nothing: they are read with the first picture that is asked for. */
export const loadScenes = () => import('#shared/scene/city-scene.ts');
