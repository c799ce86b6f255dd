-- A state of a yacht that was wrong is put right, as that of a trip: the moves back, beside those of its life.

alter table hire_moves
  drop constraint listed_hire_move,
  add constraint listed_hire_move check ((from_state, to_state) in (
    ('placed', 'confirmed'), ('placed', 'no-show'), ('placed', 'cancelled'),
    ('confirmed', 'placed'), ('confirmed', 'under-way'), ('confirmed', 'no-show'), ('confirmed', 'cancelled'),
    ('under-way', 'completed'), ('under-way', 'no-show'), ('under-way', 'cancelled'),
    ('under-way', 'confirmed'), ('completed', 'under-way')
  ));
